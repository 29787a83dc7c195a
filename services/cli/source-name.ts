/** The id of a source, however its name was given. */
export function idOf(name: string): string {
  return name.startsWith('sources/') ? name.slice('sources/'.length) : name;
}

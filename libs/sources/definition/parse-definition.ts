import type { Source } from '#libs/proto/gen/jobradar/v1/Source.ts';
import type { SourceAuthorization } from '#libs/proto/gen/jobradar/v1/SourceAuthorization.ts';
import { expandPreset, presetSite } from '#libs/extraction/presets/presets.ts';
import { codecOf } from '#libs/proto/load.ts';
import { violationsOf, type RuleViolation } from '#libs/proto/rules.ts';
import type { FieldViolation } from '#libs/runtime/errors.ts';
import { explainIssue, shown, type PathComplaint, type Written } from './explain-issue.ts';
import { inFileWords } from './field-at.ts';
import { pathSteps, pathText } from './field-path.ts';
import { definitionTypes } from './file-fields.ts';
import { readText, type DefinitionFormat, type FileComplaint, type ReadFile } from './read-text.ts';
import { definitionSchema, placeKeys } from './schema.ts';
import { isRecord, toProto } from './to-proto.ts';

/** A file as the source that it defines. */
export interface Definition {
  /** The file's keys and values, as they were written. */
  readonly definition: Readonly<Record<string, unknown>>;
  readonly sourceId: string;
  readonly source: Source;
  /** What `apply --grant` records; undefined where the file has none. */
  readonly authorization: SourceAuthorization | undefined;
  /** Adds the line and the value to what others find wrong at a path. */
  readonly place: (violation: FieldViolation) => FileComplaint;
}

/** What is wrong with a file. */
export interface Refused {
  readonly complaints: readonly FileComplaint[];
}

/** A file of which some may be wrong. */
export interface Reading {
  /** What of the file could be read. */
  readonly definition: Definition;
  /** By line; none where all of it could. */
  readonly complaints: readonly FileComplaint[];
  /** Whether a path leads to something that is complained of, or to what is next to it. */
  readonly isTouched: (path: string) => boolean;
}

/** Reads a file: its form, and the rules of single fields. */
export function parseDefinition(text: string, format: DefinitionFormat): Definition | Refused {
  const reading = readDefinition(text, format);
  if (!('definition' in reading)) return reading;
  const { definition, complaints } = reading;
  return complaints.length > 0 ? { complaints } : definition;
}

/** Reads a file as far as it can be read, so that all of it can be judged at once. */
export function readDefinition(text: string, format: DefinitionFormat): Reading | Refused {
  const file = readText(text, format);
  if ('complaints' in file) return file;
  if (!isRecord(file.value)) {
    const message = 'is no definition: it must have keys with values, such as source_id';
    return { complaints: [{ path: '', line: 1, message }] };
  }
  const definition = file.value;
  const issues = definitionSchema().schema.safeParse(definition).error?.issues ?? [];
  const ofForm = issues.flatMap((issue) => explainIssue(issue, (path) => writtenAt(file, path)));
  const message = toProto(definitionTypes().source, definition);
  const site = siteOf(message, definition);
  const source = { ...site.fields, ...message, ...site.pace };
  const grant = definition['authorization'];
  const authorization = isRecord(grant)
    ? toProto(definitionTypes().authorization, grant)
    : undefined;
  const sourceId = typeof definition['source_id'] === 'string' ? definition['source_id'] : '';
  const broken = [
    ...violationsOf('jobradar.v1.CreateSourceRequest', { sourceId, source }),
    ...(authorization === undefined
      ? []
      : violationsOf('jobradar.v1.GrantSourceAuthorizationRequest', {
          name: 'sources/any',
          authorization,
        })),
  ].filter(({ field }) => site.complaints.length === 0 || !isPlaceKey(field));
  const place = (violation: FieldViolation): FileComplaint => placed(file, violation);
  const complaints = [
    ...ofForm
      .filter((one) => !ofForm.some(({ meant }) => meant === one.path))
      .map((one) => ({
        path: one.path,
        line: lineAt(file, one.path),
        message: one.message,
      })),
    ...[...broken.filter((one) => !isChosen(ofForm, one)).map(withoutChoice), ...site.complaints]
      .map(place)
      .filter(({ path }) => !ofForm.some((one) => isTold(one, path))),
  ];
  const touched = [
    ...[...complaints, ...ofForm].map(({ path }) => path),
    ...ofForm.flatMap(({ meant }) => meant ?? []),
    // What the preset would have brought is not there.
    ...(site.complaints.length === 0 ? [] : placeKeys),
  ];
  return {
    definition: {
      definition,
      sourceId,
      source: decodedSource(source),
      authorization: authorization && decodedAuthorization(authorization),
      place,
    },
    complaints: complaints.toSorted((a, b) => a.line - b.line),
    isTouched: (path) => touched.some((one) => isWithin(path, one) || isNear(one, path)),
  };
}

const sourceCodec = codecOf<object, Source>('jobradar.v1.Source');
const authorizationCodec = codecOf<object, SourceAuthorization>('jobradar.v1.SourceAuthorization');

/** A source as a server would decode it: with its defaults. */
export function decodedSource(message: object): Source {
  return sourceCodec.decode(sourceCodec.encode(message));
}

function decodedAuthorization(message: object): SourceAuthorization {
  return authorizationCodec.decode(authorizationCodec.encode(message));
}

interface Site {
  readonly fields: object;
  readonly pace: object;
  readonly complaints: readonly FieldViolation[];
}

/** What a preset knows of its provider's boards, for a file that leaves it out. */
function siteOf(message: object, definition: Readonly<Record<string, unknown>>): Site {
  const nothing = { fields: {}, pace: {}, complaints: [] };
  if (placeKeys.some((key) => key in definition)) return nothing;
  const { extraction, politeness } = decodedSource(message);
  if (!extraction?.preset) return nothing;
  const expanded = expandPreset(extraction.preset);
  const site = presetSite(extraction.preset);
  if ('complaints' in expanded) return { ...nothing, complaints: expanded.complaints };
  if (site === undefined) return nothing;
  const { provider, ...fields } = site;
  // A provider serves many companies: their boards share one pace, unless the file says otherwise.
  const isPaced = politeness !== null && politeness.siteKey !== 'SITE_KEY_UNSPECIFIED';
  const pace = { politeness: { ...politeness, siteKey: 'SITE_KEY_PROVIDER', provider } };
  return { fields, pace: isPaced ? {} : pace, complaints: [] };
}

function isPlaceKey(field: string): boolean {
  return placeKeys.some((key) => field === `source.${key}`);
}

/** Whether a choice that seems not to be made was, with a key that is not quite right. */
function isChosen(ofForm: readonly PathComplaint[], { clause, field }: RuleViolation): boolean {
  const parent = pathSteps(field.replace(/^source\./, '')).slice(0, -1);
  return (
    clause === 'one_of' &&
    ofForm.some(
      ({ meant }) =>
        meant !== undefined && pathText(pathSteps(meant).slice(0, -1)) === pathText(parent),
    )
  );
}

/** A choice is told of its message: "strategy" is no key of a file. */
function withoutChoice(violation: RuleViolation): FieldViolation {
  if (violation.clause !== 'one_of') return violation;
  return { ...violation, field: pathText(pathSteps(violation.field).slice(0, -1)) };
}

function placed(file: ReadFile, { field, description }: FieldViolation): FileComplaint {
  const path = pathText(pathSteps(field.replace(/^source(?:\.|$)/, '')));
  const written = writtenAt(file, path);
  const message = withValue(written, inFileWords(description));
  return { path, line: lineAt(file, path), message };
}

/** The description with the value in front, unless it says that itself. */
function withValue(written: Written, description: string): string {
  const isScalar = written.text !== undefined;
  if (!isScalar || description.startsWith('is ') || description.startsWith('"')) return description;
  return `is ${shown(written)}${description.startsWith('must') ? ', ' : ': '}${description}`;
}

/** Whether the form's complaint says all that there is to say about the path. */
function isTold({ path, meant }: PathComplaint, other: string): boolean {
  return [path, meant].some((one) => one !== undefined && isWithin(other, one));
}

/** Whether a path leads to a part of a place that the place may lack for it: a rule's target. */
function isNear(path: string, place: string): boolean {
  return isWithin(path, place) && pathSteps(path).length - pathSteps(place).length <= 2;
}

/** Whether a path leads to a place or to a part of it. */
function isWithin(path: string, place: string): boolean {
  return path === place || (path.startsWith(place) && /^[.[]/.test(path.slice(place.length)));
}

function writtenAt(file: ReadFile, path: string): Written {
  let value = file.value;
  for (const step of pathSteps(path)) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  }
  return { value, text: value === undefined ? undefined : file.places.get(path)?.written };
}

/** The line of the path, or of what is nearest above it. */
function lineAt(file: ReadFile, path: string): number {
  for (let steps = pathSteps(path); steps.length > 0; steps = steps.slice(0, -1)) {
    const place = file.places.get(pathText(steps));
    if (place !== undefined) return place.line;
  }
  return 1;
}

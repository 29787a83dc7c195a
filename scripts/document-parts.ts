import { stateDiagram } from '../services/gateway/core/task-state.ts';
import { renderGuarantees } from './guarantees.ts';
import { renderTour } from './readme-commands.ts';
import { renderOwnBoard } from './readme-own-board.ts';
import { renderRetention } from './retention-table.ts';

/* The parts of README.md and ARCHITECTURE.md that come from the code, each between two marks. */

/** A part: the file it stands in, the name of its marks, and its text. */
export interface DocumentPart {
  readonly file: 'README.md' | 'ARCHITECTURE.md';
  readonly name: string;
  readonly text: string;
}

/** All parts as they should be. */
export function documentParts(): readonly DocumentPart[] {
  return [
    { file: 'README.md', name: 'tour', text: renderTour() },
    { file: 'README.md', name: 'own-board', text: renderOwnBoard() },
    { file: 'README.md', name: 'guarantees', text: renderGuarantees() },
    { file: 'ARCHITECTURE.md', name: 'guarantees', text: renderGuarantees() },
    { file: 'ARCHITECTURE.md', name: 'retention', text: renderRetention() },
    { file: 'ARCHITECTURE.md', name: 'states', text: `\`\`\`mermaid\n${stateDiagram()}\n\`\`\`` },
  ];
}

/** The document with the part between its marks; throws where the marks are missing. */
export function withPart(document: string, { file, name, text }: DocumentPart): string {
  const begin = `<!-- ${name}:begin -->`;
  const end = `<!-- ${name}:end -->`;
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${file} has no marks for "${name}"`);
  return `${document.slice(0, from)}${begin}\n${text}\n${document.slice(to)}`;
}

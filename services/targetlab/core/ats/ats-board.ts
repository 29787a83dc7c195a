import type { Answer } from '../answer.ts';
import type { Board } from '../job.ts';
import { ashby } from './ashby.ts';
import type { AtsKind } from './ats-kind.ts';
import { bamboohr } from './bamboohr.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { recruitee } from './recruitee.ts';
import { smartrecruiters } from './smartrecruiters.ts';

const routes: Readonly<Record<AtsKind, (board: Board, url: URL) => Answer | undefined>> = {
  greenhouse,
  lever,
  ashby,
  smartrecruiters,
  recruitee,
  personio,
  bamboohr,
};

/** What the board answers in the wire format of its provider; undefined where there is nothing. */
export function atsAnswer(board: Board, kind: AtsKind, url: URL): Answer | undefined {
  return routes[kind](board, url);
}

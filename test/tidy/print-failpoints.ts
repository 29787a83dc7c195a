/* `npm run failpoints`: every durable boundary, where the code reaches it, and the drill that kills
 * there. Ends with exit code 1 where the three do not agree. */
import { probeNames } from '#libs/runtime/probe.ts';
import {
  complaintsAboutFailpoints,
  findFailpoints,
  productionSources,
} from '../../scripts/failpoints.ts';
import { boundaries, type Boundary } from '../drills/boundaries.ts';

const found = findFailpoints(productionSources());
const drills: Readonly<Record<string, Boundary>> = boundaries;
const widest = Math.max(...probeNames.map((name) => name.length));

for (const name of probeNames) {
  const places = found.filter((failpoint) => failpoint.name === name).map(({ place }) => place);
  print(`${name.padEnd(widest)}  ${drills[name]?.story ?? 'NO DRILL'}`);
  for (const place of places) print(`${' '.repeat(widest)}    ${place}`);
}
const complaints = complaintsAboutFailpoints({
  found,
  names: probeNames,
  drilled: Object.keys(drills),
});
for (const complaint of complaints) print(complaint);
print(`${probeNames.length} boundaries at ${found.length} places, ${complaints.length} complaints`);
process.exitCode = complaints.length === 0 ? 0 : 1;

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

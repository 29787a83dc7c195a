/* Ends what a killed run left; the holder of that run's lock calls it with the state's folder. */
import { endLeftOvers } from './children.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: sweep.ts STATE_FOLDER');
await endLeftOvers(folder);

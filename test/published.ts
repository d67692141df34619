import { loadDataset } from '../src/dataset/load.ts';
import { fromRoot } from '../src/root.ts';

/** The data files of the project, read once for all suites of a process. */
export const published = loadDataset(fromRoot('seeds'));

import { type Day, simulate } from './simulation.ts';

/** Runs many days and prints what became of each. Started as a process of its own: inside Jest it takes ten times as long. */
const { count, ...day } = JSON.parse(process.argv[2]!) as Omit<Day, 'seed'> & { readonly count: number };
const results: object[] = [];
for (let seed = 1; seed <= count; seed += 1) {
  const result = await simulate({ ...day, seed }).catch((error: Error) => {
    throw new Error(`seed ${seed} of ${process.argv[2]}`, { cause: error });
  });
  results.push({ seed, ...result });
}
process.stdout.write(JSON.stringify(results));

import { releasesAsSchemas } from './0100-releases-as-schemas.ts';
import type { Migration } from './migration.ts';

/** Every migration in the order in which it is applied. A landed one is never edited. */
export const migrations: readonly Migration[] = [releasesAsSchemas];

/** Whether a migration of before is part of the first one now: a database of 0.2.0 has applied some of them. */
export const isSquashed = (name: string): boolean => /^00\d\d-/.test(name);

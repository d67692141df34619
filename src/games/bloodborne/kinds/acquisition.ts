import type { KindDeclaration } from '../../../kinds/declare.ts';

/** Its gifts have a type for each kind (`graph/gift.ts`), as the documented responses do. */
export const acquisition: KindDeclaration = { faces: { Gift: false } };

import type { Builder, QueryBuilder } from '../types/builder.ts';
import { defaultPageSize } from '../limits/points.ts';

/** A page as an argument names it; the first one by default. */
export type PageArgument = { readonly number: number; readonly size: number } | null | undefined;

/** The input object that chooses a page. */
export type PageInput = ReturnType<typeof addPageInput>;

/** Declares the input object that chooses a page of a list. */
export const addPageInput = (builder: Builder) =>
  builder.inputType('PageInput', {
    description: 'A page of a list.',
    fields: (t) => ({
      number: t.field({
        type: 'Page',
        required: true,
        defaultValue: 1,
        description: 'Page number, starting at 1.',
      }),
      size: t.field({
        type: 'PageSize',
        required: true,
        defaultValue: defaultPageSize,
        description: 'Rows per page.',
      }),
    }),
  });

/** The argument that chooses a page. */
export const pageArgument = (
  { common }: { readonly common: { readonly PageInput: PageInput } },
  t: QueryBuilder,
) =>
  t.arg({
    type: common.PageInput,
    required: false,
    description: `The page; by default the first ${defaultPageSize} rows.`,
  });

/** A page as `meta` shows it. */
interface Part {
  readonly page: number;
  readonly pageSize: number;
}

/** Returns the page of an argument. */
export const partOf = (page: PageArgument): Part => ({
  page: page?.number ?? 1,
  pageSize: page?.size ?? defaultPageSize,
});

/** Returns the rows of a page as SQL counts them. */
export const limitOf = ({ page, pageSize }: Part) => ({ limit: pageSize, offset: (page - 1) * pageSize });

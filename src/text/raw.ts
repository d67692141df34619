import { jsxTemplate } from 'preact/jsx-runtime';

/** Trusted HTML in a component, without an element around it. */
export const raw = (html: string) => jsxTemplate([html]);

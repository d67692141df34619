import { canBeAudited } from '../quality.ts';
import { rule } from './rule.ts';

export const auditRules = [
  rule(
    'audited fields',
    'What an audit compared is a kind of data, or a field of one.',
    ({ data: { game, kinds }, reportGame }) => {
      for (const [index, { fields }] of (game.audits ?? []).entries())
        for (const [at, name] of fields.entries())
          if (!canBeAudited(kinds, name))
            reportGame(
              `audits[${index}].fields[${at}]`,
              'the name of a data file, or of a field of one, e.g. "lamps" or "lamps.position"',
              name,
            );
    },
  ),
];

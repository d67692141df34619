import type { CurvePoint } from '../../calculators/stat-curve.ts';
import { builder } from '../builder.ts';
import { Certainty, CurveStat } from '../enums.ts';
import { listFields } from '../lists.ts';
import { recordInterfaces, StatCurveType } from '../records.ts';

const CurvePointType = builder.objectRef<CurvePoint>('CurvePoint').implement({
  description:
    'A point of a curve. Between two points t = (x - x0) / (x1 - x0) is bent by the exponent a of the first: to t^a when a is above 0, to 1 - (1 - t)^(-a) when it is below; the value is y0 + (y1 - y0) times that.',
  fields: (t) => ({
    x: t.exposeFloat('x', { description: 'The stat.' }),
    y: t.exposeFloat('y', { description: 'The value there.' }),
    exponent: t.exposeFloat('exponent', {
      description: 'Bend of the way to the next point; 1 is a straight line.',
    }),
  }),
});

StatCurveType.implement({
  description: 'How a figure of the hunter follows from a stat.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    description: t.exposeString('description', { description: 'What it is for.' }),
    stats: t.field({
      type: [CurveStat],
      description: 'Stats that it is read with, each by itself.',
      resolve: (row) => row.stats,
    }),
    unit: t.exposeString('unit', { description: 'Unit of its values.' }),
    isCut: t.exposeBoolean('is_cut', { description: 'The game cuts its values to whole numbers.' }),
    points: t.field({ type: [CurvePointType], description: 'Its points.', resolve: (row) => row.points }),
    certainty: t.expose('certainty', { type: Certainty, description: 'How sure it is.' }),
  }),
});

listFields({
  plural: 'statCurves',
  type: StatCurveType,
  filters: {
    stat: {
      type: CurveStat,
      column: 'stats',
      isArray: true,
      description: 'Only curves that hold for this stat.',
    },
    isCut: {
      type: 'Boolean',
      description: 'Only curves whose values are cut to whole numbers, or only others.',
    },
    certainty: { type: Certainty, description: 'Only curves that are known so well.' },
  },
});

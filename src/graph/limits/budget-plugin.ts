import SchemaBuilder, {
  BasePlugin,
  isThenable,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { costHintOf } from './points.ts';

/** Counts the results of an execution while it runs. */
export interface ValueCounter {
  /**
   * Counts the value of a field and returns it, or an empty list instead of a list once the budget is spent.
   *
   * @param name response name of the field.
   * @param leads whether the value is made of rows rather than of a part of one.
   */
  count<Value>(name: string | number, value: Value, leads: boolean): Value;
}

/** Counts the value of each field of an execution whose context has a budget. */
class BudgetPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const costHint = costHintOf({ extensions: extensions ?? {} });
    // For a list, its page is counted.
    const leads = costHint !== undefined && costHint.kind !== 'list';
    return (parent, args, context, info) => {
      const { budget } = context as { readonly budget?: ValueCounter };
      if (budget === undefined) return resolver(parent, args, context, info);
      const value = resolver(parent, args, context, info);
      const { key } = info.path;
      return isThenable(value)
        ? value.then((resolved) => budget.count(key, resolved, leads))
        : budget.count(key, value, leads);
    };
  }
}

declare global {
  namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      budget: BudgetPlugin<Types>;
    }
  }
}

export const budgetPlugin = 'budget';
SchemaBuilder.registerPlugin(budgetPlugin, BudgetPlugin);

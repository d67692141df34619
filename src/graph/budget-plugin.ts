import SchemaBuilder, {
  BasePlugin,
  isThenable,
  type PothosOutputFieldConfig,
  type SchemaTypes,
} from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import type { Budget } from './budget.ts';

/** Counts the value of each field of an execution whose context has a budget. */
class BudgetPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    const leads = extensions?.['leadsTo'] !== undefined;
    return (parent, args, context, info) => {
      const value = resolver(parent, args, context, info);
      const { budget } = context as { readonly budget?: Budget };
      if (budget === undefined) return value;
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

import type { Condition, LeadColumn } from '../lead-query.ts';

/** A LIKE pattern for texts that contain this one. Its wildcards are escaped. */
const anywhere = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** @param values of the statement; those of the condition are appended */
export function sqlOf(condition: Condition, values: unknown[]): string {
  if ('all' in condition) return condition.all.map((part) => `(${sqlOf(part, values)})`).join(' and ') || 'true';
  if ('any' in condition) return condition.any.map((part) => `(${sqlOf(part, values)})`).join(' or ') || 'false';
  // A comparison with null is neither true nor false.
  if ('not' in condition) return `(${sqlOf(condition.not, values)}) is not true`;
  const [column, operator, value] = condition;
  const bind = (bound: unknown): string => `$${values.push(bound)}`;
  switch (operator) {
    case '=':
      return value === null ? `${column} is null` : `${column} = ${bind(value)}`;
    case 'in':
      // With "=", an index gives the leads in their order.
      return value.length === 1 ? `${column} = ${bind(value[0])}` : `${column} = any(${bind(value)})`;
    case 'not in':
      return `${column} <> all(${bind(value)})`;
    case 'contains':
      // PostgreSQL can't store NUL in text, so nothing matches.
      return value.includes('\0') ? 'false' : `${column} like ${bind(anywhere(value))}`;
    case '<':
    case '<=':
    case '>=':
      return `${column} ${operator} ${bind(value)}`;
  }
}

/** The columns that a condition compares. */
export function columnsIn(condition: Condition): LeadColumn[] {
  if ('all' in condition) return condition.all.flatMap(columnsIn);
  if ('any' in condition) return condition.any.flatMap(columnsIn);
  if ('not' in condition) return columnsIn(condition.not);
  return [condition[0]];
}

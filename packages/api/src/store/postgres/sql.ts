import { splitsOf, swapsOf } from '../../leads/model/search.ts';
import type { Condition } from '../lead-query.ts';

/** A LIKE pattern for texts that contain this one. Its wildcards are escaped. */
const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** How similar a word must be to one in the text for the operator `<%`, from 0 to 1: half of the trigrams. */
export const wordSimilarity = 0.5;

/** @param values of the statement; those of the condition are appended */
export function sqlOf(condition: Condition, values: unknown[]): string {
  if ('all' in condition) return condition.all.map((part) => `(${sqlOf(part, values)})`).join(' and ') || 'true';
  if ('any' in condition) return condition.any.map((part) => `(${sqlOf(part, values)})`).join(' or ') || 'false';
  // A comparison with null is neither true nor false.
  if ('not' in condition) return `(${sqlOf(condition.not, values)}) is not true`;
  const [column, operator, value] = condition;
  const bind = (bound: unknown): string => `$${values.push(bound)}`;
  // PostgreSQL can't store NUL in text, so nothing matches.
  if (typeof value === 'string' && value.includes('\0')) return 'false';
  switch (operator) {
    case '=':
      return value === null ? `${column} is null` : `${column} = ${bind(value)}`;
    case 'in':
      // With "=", an index gives the leads in their order.
      return value.length === 1 ? `${column} = ${bind(value[0])}` : `${column} = any(${bind(value)})`;
    case 'contains':
      return `${column} like ${bind(containsPattern(value))}`;
    case 'overlaps':
      return `${column} && ${bind(value)}::text[]`;
    case 'resembles': {
      const texts = [value, ...swapsOf(value), ...splitsOf(value).map((parts) => parts.join(' '))];
      return `(${bind(value)} <% ${column} or ${column} like any(${bind(texts.map(containsPattern))}))`;
    }
    case '<':
    case '<=':
    case '>=':
      return `${column} ${operator} ${bind(value)}`;
  }
}

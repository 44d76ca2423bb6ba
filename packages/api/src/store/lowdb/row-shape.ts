import * as z from 'zod/mini';
import { allLeadKinds } from '../../leads/model/lead-kinds.ts';
import { leadState, submission } from '../../leads/model/lead.ts';

/** Whether a value of a data file has the shape of a schema. */
export type HasShape = (value: unknown) => boolean;

/**
 * Compares fields and types with those of a schema. Its stricter rules are not asked: when a later release changes them, what
 * was taken before still opens.
 */
export function shapeOf(schema: z.core.$ZodType): HasShape {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object') {
    const fields = Object.entries(def.shape).map(([name, field]) => [name, shapeOf(field)] as const);
    return (value) => isObject(value) && fields.every(([name, isRight]) => isRight(value[name]));
  }
  if (def.type === 'array') {
    const isRight = shapeOf(def.element);
    return (value) => Array.isArray(value) && value.every(isRight);
  }
  if (def.type === 'optional' || def.type === 'default') {
    const isRight = shapeOf(def.innerType);
    return (value) => value === undefined || isRight(value);
  }
  const isPlain = def.type === 'string' || def.type === 'number' || def.type === 'boolean';
  return isPlain ? (value) => typeof value === def.type : (value) => value !== undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const leadShapes = new Map<unknown, HasShape>(
  allLeadKinds.map(({ entity, name }) => [name, shapeOf(z.object({ entity, submission, state: leadState }))]),
);

export const isLead: HasShape = (value) => isObject(value) && leadShapes.get(value['kind'])?.(value) === true;

import { ownerId, ownerName } from '@hvac/content/model';
import type { Response } from 'express';
import type { TableRow } from '../store/tables.ts';

/** Who makes a call of the office. */
export interface Actor {
  /** Of a user, or "owner". */
  id: string;
  name: string;
}

/** Whoever has the shared password. */
export const owner: Actor = { id: ownerId, name: ownerName };

export const actorFor = ({ id, username }: TableRow<'users'>): Actor => ({ id, name: username });

export const isOwner = ({ id }: Pick<Actor, 'id'>): boolean => id === ownerId;

/** Whom the guard has let through. */
export const actorOf = (response: Response): Actor => response.locals['actor'] as Actor;

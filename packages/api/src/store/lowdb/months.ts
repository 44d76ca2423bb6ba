import type { Lead } from '../../leads/model/lead.ts';

/** Folder of the leads: a file a month (UTC), such as "2026-11.json". */
export const leadsFolder = 'leads';
export const monthFileName = /^\d{4}-\d\d\.json$/;

/** Path of the file that a lead is in. */
export const monthFile = ({ submission }: Lead): string => `${leadsFolder}/${submission.receivedAt.slice(0, 7)}.json`;

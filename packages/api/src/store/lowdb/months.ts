/** Folder of the leads. Its files are by month (UTC): "2026-11.json", and "2026-11-2.json" for those that it had no room for. */
export const leadsFolder = 'leads';
export const leadFile = /^\d{4}-\d\d(-\d+)?\.json$/;
/** Each change writes a whole file. In a file of thousands, it would take a tenth of a second. */
export const maxLeadsPerFile = 500;

/** Path of a file of the month of a time (ISO 8601). @param part from 1 */
export const leadFileOf = (receivedAt: string, part: number): string =>
  `${leadsFolder}/${receivedAt.slice(0, 7)}${part > 1 ? `-${part}` : ''}.json`;

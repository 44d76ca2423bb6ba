import * as z from 'zod/mini';

// Apart from the paths of the calls: pages that only read something load no zod for it.

/** What a lead route answers with status 201: id and time of the stored record. */
export const leadReceipt = z.strictObject({ id: z.uuid(), createdAt: z.iso.datetime() });
export type LeadReceipt = z.infer<typeof leadReceipt>;

/** The number of a lead that people quote on the phone: the first eight signs of its id, as in "5F0C2B9E". */
export const leadNumber = (id: string): string => id.slice(0, 8).toUpperCase();

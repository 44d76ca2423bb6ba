import * as z from 'zod/mini';

// Apart from the paths of the calls: pages that only read something load no zod for it.

/** What a lead route answers with status 201: id and time of the stored record. */
export const leadReceipt = z.strictObject({ id: z.uuid(), createdAt: z.iso.datetime() });
export type LeadReceipt = z.infer<typeof leadReceipt>;

import * as z from 'zod/mini';
import { uuid } from './uuid.ts';

// Separate from the endpoints, so that pages without a form load no zod.

/** 201 response of a lead route: id and time of the stored record. */
export const leadReceipt = z.strictObject({ id: uuid(), createdAt: z.iso.datetime() });
export type LeadReceipt = z.infer<typeof leadReceipt>;

/** The reference number for phone calls: the first eight characters of the id, such as "5F0C2B9E". */
export const leadNumber = (id: string): string => id.slice(0, 8).toUpperCase();

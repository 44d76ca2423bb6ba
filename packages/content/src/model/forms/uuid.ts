import * as z from 'zod/mini';

/** A UUID in lower case: one in capitals names the same thing (RFC 9562, section 4). */
export const uuid = () => z.uuid().check(z.toLowerCase());

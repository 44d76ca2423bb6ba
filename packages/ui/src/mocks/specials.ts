import {
  adminMessages,
  localDay,
  endpoints,
  isVisible,
  specialBody,
  specialOrder,
  type AdminSpecial,
} from '@hvac/content/model';
import { http, HttpResponse, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import { specials as fixtures } from './fixtures/specials.ts';
import { textResponse } from './respond.ts';
import { adminCall, adminChange } from './session.ts';
import { Table } from './table.ts';

const one = `${endpoints.adminSpecials}/:id`;
const now = () => new Date().toISOString();

/** The calls about specials, over specials in memory. @param from the specials at the start */
export function createSpecialsHandlers(from: readonly AdminSpecial[] = fixtures): RequestHandler[] {
  const specials = new Table(from);
  const listed = () => specials.rows.filter(({ deletedAt }) => !deletedAt).sort((a, b) => a.order - b.order);

  const change = (special: AdminSpecial, values: Partial<AdminSpecial>) =>
    specials.update(special, { ...values, version: special.version + 1 });
  /** Answers for the special that the path names, when the call may change it. */
  const about = (
    { request, id }: { request: Request; id: string },
    answer: (special: AdminSpecial) => object,
    isDeleted = false,
  ) => {
    const special = specials.find(id);
    if (!special || Boolean(special.deletedAt) !== isDeleted) return textResponse(404, adminMessages.gone);
    const ifMatch = request.headers.get('If-Match');
    return ifMatch && ifMatch !== `"${special.version}"` ? textResponse(412, adminMessages.stale) : answer(special);
  };

  return [
    http.get(endpoints.specials, () => {
      const shown = listed().filter((special) => isVisible(special, localDay(Date.now())));
      return HttpResponse.json(shown.map(({ version: _version, ...special }) => special));
    }),
    adminCall('get', endpoints.adminSpecials, ({ request }) =>
      new URL(request.url).searchParams.has('deleted') ? specials.rows.filter(({ deletedAt }) => deletedAt) : listed(),
    ),
    adminChange('post', endpoints.adminSpecials, specialBody, (body, { request }) => {
      const id = request.headers.get('Idempotency-Key') ?? crypto.randomUUID();
      if (!z.safeParse(z.uuid(), id).success) return textResponse(400, 'The Idempotency-Key has to be a UUID');
      const existing = specials.find(id);
      if (existing?.deletedAt) return textResponse(404, adminMessages.gone);
      if (existing && existing.version > 1) return textResponse(412, adminMessages.stale);
      if (existing) {
        const values = { ...body, order: body.order ?? existing.order };
        const isSame = JSON.stringify({ ...existing, ...values }) === JSON.stringify(existing);
        return HttpResponse.json(isSame ? existing : change(existing, values), { status: 201 });
      }
      const created: AdminSpecial = {
        ...body,
        id,
        order: body.order ?? Math.max(-1, ...specials.rows.map(({ order }) => order)) + 1,
        createdAt: now(),
        version: 1,
      };
      specials.rows.push(created);
      return HttpResponse.json(created, { status: 201 });
    }),
    adminChange('post', `${endpoints.adminSpecials}/order`, specialOrder, ({ ids }) => {
      const known = listed().map(({ id }) => id);
      if ([...ids].sort().join() !== [...known].sort().join()) {
        return textResponse(409, 'The list of specials has just changed. Reload it and try again.');
      }
      for (const [order, id] of ids.entries()) {
        const special = specials.find(id);
        if (special && special.order !== order) change(special, { order });
      }
      return listed();
    }),
    adminCall('post', `${one}/restore`, (call) =>
      about(call, (special) => change(special, { deletedAt: undefined }), true),
    ),
    adminChange('put', one, specialBody, (body, call) =>
      about(call, (special) => {
        const { order = special.order, printURL, startDate, ...values } = body;
        return change(special, { ...values, order, printURL, startDate });
      }),
    ),
    adminCall('delete', one, (call) => about(call, (special) => change(special, { deletedAt: now() }))),
  ];
}

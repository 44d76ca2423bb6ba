import {
  adminMessages,
  localDay,
  endpoints,
  firstSentence,
  ownerName,
  isVisible,
  specialBody,
  specialFieldNames,
  specialOrder,
  type AdminSpecial,
  type SpecialChange,
} from '@hvac/content/model';
import { http, HttpResponse, type HttpHandler, type RequestHandler } from 'msw';
import * as z from 'zod/mini';
import { specials as fixtures } from './fixtures/specials.ts';
import { never } from './held.ts';
import { sentence } from './sentence.ts';
import { refusal } from './session.ts';

const one = `${endpoints.adminSpecials}/:id`;
const now = () => new Date().toISOString();
const text = (value: string | number | boolean | undefined) => String(value ?? '');

/** What changed between two versions, as the history keeps it. */
const changesOf = (before: Partial<AdminSpecial>, after: Partial<AdminSpecial>): SpecialChange['changes'] =>
  specialFieldNames
    .map((field) => ({ field, from: text(before[field]), to: text(after[field]) }))
    .filter(({ from, to }) => from !== to);

/**
 * The office's specials with a memory of their own: what one call changes, the next one tells.
 * @param from the specials at the start
 */
export function createSpecialsHandlers(from: readonly AdminSpecial[] = fixtures): RequestHandler[] {
  let kept: AdminSpecial[] = structuredClone([...from]);
  const alive = () => kept.filter(({ deletedAt }) => !deletedAt).toSorted((a, b) => a.order - b.order);
  const find = (id: unknown) => kept.find((special) => special.id === id);

  const change = (special: AdminSpecial, kind: SpecialChange['kind'], values: Partial<AdminSpecial>) => {
    const changed = { ...special, ...values, version: special.version + 1 };
    changed.history = [
      { at: now(), by: ownerName, kind, changes: changesOf(special, changed) },
      ...special.history,
    ].slice(0, 20);
    kept = kept.map((other) => (other.id === special.id ? changed : other));
    return changed;
  };
  /** The special that a call is about, when the call may change it. */
  const changeable = (request: Request, id: unknown, wantsDeleted = false) => {
    const refused = refusal(request);
    if (refused) return refused;
    const special = find(id);
    if (!special || Boolean(special.deletedAt) !== wantsDeleted) return sentence(404, adminMessages.gone);
    const ifMatch = request.headers.get('If-Match');
    return ifMatch && ifMatch !== `"${special.version}"` ? sentence(412, adminMessages.stale) : special;
  };

  return [
    http.get(endpoints.specials, () => {
      const shown = alive().filter((special) => isVisible(special, localDay(Date.now())));
      return HttpResponse.json(shown.map(({ version: _version, history: _history, ...special }) => special));
    }),
    http.get(endpoints.adminSpecials, ({ request }) => {
      const deleted = new URL(request.url).searchParams.has('deleted');
      return refusal(request) ?? HttpResponse.json(deleted ? kept.filter(({ deletedAt }) => deletedAt) : alive());
    }),
    http.post(endpoints.adminSpecials, async ({ request }) => {
      const refused = refusal(request);
      if (refused) return refused;
      const body = specialBody.safeParse(await request.json());
      if (!body.success) return sentence(400, firstSentence(body.error));
      const id = request.headers.get('Idempotency-Key') ?? crypto.randomUUID();
      if (!z.safeParse(z.uuid(), id).success) return sentence(400, 'The Idempotency-Key has to be a UUID');
      const again = find(id);
      if (again?.deletedAt) return sentence(404, adminMessages.gone);
      if (again && again.version > 1) return sentence(412, adminMessages.stale);
      if (again) {
        const values = { ...body.data, order: body.data.order ?? again.order };
        const isSame = changesOf(again, { ...again, ...values }).length === 0;
        return HttpResponse.json(isSame ? again : change(again, 'edited', values), { status: 201 });
      }
      const created: AdminSpecial = {
        ...body.data,
        id,
        order: body.data.order ?? Math.max(-1, ...kept.map(({ order }) => order)) + 1,
        createdAt: now(),
        version: 1,
        history: [{ at: now(), by: ownerName, kind: 'created', changes: [] }],
      };
      kept = [...kept, created];
      return HttpResponse.json(created, { status: 201 });
    }),
    http.post(`${endpoints.adminSpecials}/order`, async ({ request }) => {
      const refused = refusal(request);
      if (refused) return refused;
      const order = specialOrder.safeParse(await request.json());
      if (!order.success) return sentence(400, firstSentence(order.error));
      const { ids } = order.data;
      if (
        ids.toSorted().join() !==
        alive()
          .map(({ id }) => id)
          .toSorted()
          .join()
      )
        return sentence(409, 'The list of specials has changed in the meantime. Load it again, then put it in order.');
      for (const [place, id] of ids.entries()) {
        const special = find(id);
        if (special && special.order !== place) change(special, 'moved', { order: place });
      }
      return HttpResponse.json(alive());
    }),
    http.post(`${one}/restore`, ({ request, params }) => {
      const special = changeable(request, params['id'], true);
      if (special instanceof Response) return special;
      return HttpResponse.json(change(special, 'restored', { deletedAt: undefined }));
    }),
    http.put(one, async ({ request, params }) => {
      const special = changeable(request, params['id']);
      if (special instanceof Response) return special;
      const body = specialBody.safeParse(await request.json());
      if (!body.success) return sentence(400, firstSentence(body.error));
      const { order = special.order, printURL, startDate, ...values } = body.data;
      return HttpResponse.json(change(special, 'edited', { ...values, order, printURL, startDate }));
    }),
    http.delete(one, ({ request, params }) => {
      const special = changeable(request, params['id']);
      if (special instanceof Response) return special;
      return HttpResponse.json(change(special, 'deleted', { deletedAt: now() }));
    }),
  ];
}

/** Ways in which a call about specials goes wrong. */
const specialsFailures = (call: (resolver: Parameters<typeof http.get>[1]) => HttpHandler) => ({
  /** The server failed and said so. */
  serverError: call(() => sentence(500, 'Something went wrong on our side. Please try again, or call us.')),
  /** A proxy in between answers with a page of its own. */
  badGateway: call(() => HttpResponse.html('<html><body>Bad gateway</body></html>', { status: 502 })),
  /** No connection. */
  offline: call(() => HttpResponse.error()),
  /** No answer yet. */
  neverAnswers: call(never),
});

/** The visitors' list does not come. */
export const publicSpecialsFailures = specialsFailures((resolver) => http.get(endpoints.specials, resolver));
/** The admin's list does not come. */
export const adminSpecialsFailures = specialsFailures((resolver) => http.get(endpoints.adminSpecials, resolver));
/** A new special is not taken. */
export const createSpecialFailures = specialsFailures((resolver) => http.post(endpoints.adminSpecials, resolver));
/** A change of a special is not taken. */
export const updateSpecialFailures = specialsFailures((resolver) => http.put(one, resolver));
/** A special is not deleted. */
export const deleteSpecialFailures = specialsFailures((resolver) => http.delete(one, resolver));
/** A new order is not taken. */
export const orderSpecialsFailures = specialsFailures((resolver) =>
  http.post(`${endpoints.adminSpecials}/order`, resolver),
);
/** A deleted special does not come back. */
export const restoreSpecialFailures = specialsFailures((resolver) => http.post(`${one}/restore`, resolver));

import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  dayInNewYork,
  endpoints,
  leadChange,
  leadChanges,
  leadFilter,
  leadNote,
  personRequest,
} from '@hvac/content/model';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { HttpError, methodNotAllowed } from '../http/errors.ts';
import { jsonBody, parseBody } from '../http/json-body.ts';
import { parseQuery } from '../http/query.ts';
import { errorCode } from '../error-code.ts';
import { addNote, changeLead, changeLeads, readLead, resendMail } from './change-lead.ts';
import { resumeOf } from './lead-view.ts';
import { leadsCsv } from './leads-csv.ts';
import { leadListQuery, leadsThat, listLeads } from './list-leads.ts';
import type { InboxDeps } from './list-leads.ts';
import { otherLeadsOf } from './other-leads.ts';
import { erasePerson, exportPerson } from './person.ts';

/** The office's inbox; the guard of /api/admin stands before it. */
export function inboxRoutes(deps: InboxDeps): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const all = endpoints.adminLeads;
  router
    .route(all)
    .get(async (request, response) => {
      response.json(await listLeads(parseQuery(leadListQuery, request), deps));
    })
    .all(methodNotAllowed('GET, HEAD'));
  router
    .route(`${all}.csv`)
    .get(async (request, response) => sendCsv(request, response, deps))
    .all(methodNotAllowed('GET, HEAD'));
  router
    .route(`${all}/changes`)
    .post(...jsonBody(), async (request, response) => {
      const { ids, change } = parseBody(leadChanges, request);
      response.json({ changed: await changeLeads(ids, change, deps) });
    })
    .all(methodNotAllowed('POST'));
  router
    .route(`${all}/:id`)
    .get(async (request, response) => {
      response.json(present(await readLead(idOf(request), deps)));
    })
    .patch(...jsonBody(), async (request, response) => {
      response.json(present(await changeLead(idOf(request), parseBody(leadChange, request), deps)));
    })
    .all(methodNotAllowed('GET, HEAD, PATCH'));
  router
    .route(`${all}/:id/others`)
    .get(async (request, response) => {
      response.json(present(await otherLeadsOf(idOf(request), deps)));
    })
    .all(methodNotAllowed('GET, HEAD'));
  router
    .route(`${all}/:id/notes`)
    .post(...jsonBody(), async (request, response) => {
      const { text } = parseBody(leadNote, request);
      response.json(present(await addNote(idOf(request), text, deps)));
    })
    .all(methodNotAllowed('POST'));
  router
    .route(`${all}/:id/resend`)
    .post(async (request, response) => {
      response.json(present(await resendMail(idOf(request), deps)));
    })
    .all(methodNotAllowed('POST'));
  router
    .route(`${all}/:id/resume`)
    .get(async (request, response) => sendResume(idOf(request), response, deps))
    .all(methodNotAllowed('GET, HEAD'));
  router
    .route(`${endpoints.adminPeople}/export`)
    .post(...jsonBody(), async (request, response) => {
      const { email } = parseBody(personRequest, request);
      response.attachment('person.zip').type('application/zip');
      await send([exportPerson(email, deps.store, deps.now())], response);
    })
    .all(methodNotAllowed('POST'));
  router
    .route(`${endpoints.adminPeople}/erase`)
    .post(...jsonBody(), async (request, response) => {
      response.json(await erasePerson(parseBody(personRequest, request).email, deps.store));
    })
    .all(methodNotAllowed('POST'));
  return router;
}

/** The id that the path names. What is no id at all is no lead either. */
function idOf(request: Request): string {
  const id = String(request.params['id']).toLowerCase();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw gone();
  return id;
}

const gone = () => new HttpError(404, 'This lead does not exist any more.');

function present<Answer>(answer: Answer | undefined): Answer {
  if (!answer) throw gone();
  return answer;
}

async function sendCsv(request: Request, response: Response, { now, store }: InboxDeps): Promise<void> {
  const filter = parseQuery(leadFilter, request);
  response.attachment(`leads-${dayInNewYork(now())}.csv`).type('text/csv');
  if (request.method === 'HEAD') return void response.end();
  const { rows, csv } = leadsCsv(leadsThat(filter, store, now()), filter.kind);
  await send([rows, csv], response);
}

/** Sends what streams give, as fast as the client takes it. */
async function send(streams: (Readable | Duplex)[], response: Response): Promise<void> {
  try {
    await pipeline([...streams, response]);
  } catch (error) {
    // The client went away.
    if (errorCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

async function sendResume(id: string, response: Response, { store }: InboxDeps): Promise<void> {
  const lead = await store.get(id);
  if (!lead) throw gone();
  const resume = resumeOf(lead);
  if (!resume) throw new HttpError(404, 'No file came with this lead.');
  const file = await store.file(lead);
  if (file.outcome === 'gone') throw new HttpError(404, 'The file of this résumé is gone.');
  if (file.outcome === 'damaged') {
    throw new HttpError(410, 'The file of this résumé is damaged. Ask whoever keeps the backups to restore it.');
  }
  response.attachment(resume.name).type(resume.type).send(file.bytes);
}

import { Readable } from 'node:stream';
import {
  localDay,
  erased,
  leadChange,
  leadChanges,
  leadDetail,
  leadFilter,
  leadNote,
  leadPage,
  leadReceipt,
  leadsChanged,
  unknownPersonMessage,
  otherLeads,
  personFound,
  personRequest,
  phoneLead,
  type LeadDetail,
  type PersonFound,
  type PersonRequest,
} from '@hvac/content/model';
import type { Request, Response } from 'express';
import * as z from 'zod/mini';
import { actorOf, namesIn, ownerOnly } from '../auth/accounts.ts';
import { defineRoute, parseIfMatch, withETag, type Route } from '../http/define-route.ts';
import { HttpError } from '../http/http-error.ts';
import { sendStream } from '../http/send-stream.ts';
import {
  addNote,
  addPhoneLead,
  changeLead,
  changeLeads,
  changeState,
  removeNote,
  resendMail,
  type LeadChangeDeps,
} from './change-lead.ts';
import type { Lead } from '../leads/model/lead.ts';
import { detailOf, resumeOf } from '../leads/model/lead-view.ts';
import { writeLeadsCsv } from './leads-csv.ts';
import { filterLeads, leadListQuery, listLeads, listOtherLeads, type InboxDeps } from './list-leads.ts';
import { erasePerson, exportPerson, findPerson } from './person-data.ts';

const theLead = { 200: { description: 'The lead as it is now', schema: leadDetail } };

export function inboxRoutes(deps: InboxDeps): Route[] {
  const withActor = (response: Response): LeadChangeDeps => ({ ...deps, by: actorOf(response) });
  const readLead = async (id: string): Promise<Lead | undefined> => (await deps.store.listLeads({ id }))[0];
  /** @throws {HttpError} 404 when the lead was not found */
  const answer = async (response: Response, found: Promise<Lead | undefined>): Promise<LeadDetail> => {
    const lead = orNotFound(await found);
    // Applications are few, so their file is read to see whether it can be opened.
    const file = lead.submission.resume && (await deps.store.readFile(lead));
    const context = { mailServer: deps.mailServer, nameOf: await namesIn(deps.store) };
    return withETag(response, detailOf(lead, context, file !== undefined, deps.now()));
  };
  const change = (request: Request, response: Response, update: Parameters<typeof changeState>[1]) =>
    answer(response, changeState(leadId(request), update, withActor(response)));
  const requirePerson = async (person: PersonRequest): Promise<PersonFound> => {
    const found = await findPerson(person, deps.store);
    if (!found) throw new HttpError(404, unknownPersonMessage(person));
    return found;
  };
  return [
    defineRoute({
      id: 'list-leads',
      method: 'get',
      path: '/api/admin/leads',
      summary: 'Leads that match a filter, newest first, 50 a page',
      query: leadListQuery,
      responses: { 200: { description: 'One page', schema: leadPage } },
      handler: ({ query, response }) => listLeads(query, deps, actorOf(response).id),
    }),
    defineRoute({
      id: 'add-phone-lead',
      method: 'post',
      path: '/api/admin/leads',
      summary: 'Adds a lead from a phone call',
      body: phoneLead,
      responses: { 201: { description: 'Its id, and when it was stored', schema: leadReceipt } },
      errors: { 409: 'Another lead has this id' },
      handler: ({ body, response }) => addPhoneLead(body, withActor(response)),
    }),
    defineRoute({
      id: 'export-leads',
      method: 'get',
      path: '/api/admin/leads.csv',
      summary: 'Leads that match a filter, as CSV',
      query: leadFilter,
      responses: { 200: { description: 'All of them, newest first', type: 'text/csv' } },
      async handler({ query, response }) {
        response.attachment(`leads-${localDay(deps.now())}.csv`).type('text/csv');
        const leads = filterLeads(query, deps, actorOf(response).id);
        await writeLeadsCsv(leads, query.kind, await namesIn(deps.store), response);
      },
    }),
    defineRoute({
      id: 'change-leads',
      method: 'post',
      path: '/api/admin/leads/changes',
      summary: 'Makes one change to several leads, except for those that somebody else has changed since',
      body: leadChanges,
      responses: { 200: { description: 'How many were changed, and which were not', schema: leadsChanged } },
      errors: { 409: 'The assignee is no active member' },
      handler: ({ body, response }) => changeLeads(body, withActor(response)),
    }),
    defineRoute({
      id: 'read-lead',
      method: 'get',
      path: '/api/admin/leads/{id}',
      summary: 'One lead',
      responses: theLead,
      handler: ({ request, response }) => answer(response, readLead(leadId(request))),
    }),
    defineRoute({
      id: 'change-lead',
      method: 'patch',
      path: '/api/admin/leads/{id}',
      summary: 'Changes the status, follow-up day, assignee or read mark of a lead, or clears a suspect',
      headers: { 'If-Match': 'The version that the change is based on, such as "3"; any unless given' },
      body: leadChange,
      responses: theLead,
      errors: {
        409: 'The assignee is no active member',
        412: 'Somebody else has changed the same since',
      },
      handler: ({ body, request, response }) =>
        answer(response, changeLead(leadId(request), body, withActor(response), parseIfMatch(request))),
    }),
    defineRoute({
      id: 'other-leads',
      method: 'get',
      path: '/api/admin/leads/{id}/others',
      summary: 'Other leads from the same phone or email address, newest first',
      responses: { 200: { description: 'Some of them, and whether there are more', schema: otherLeads } },
      handler: async ({ request }) => orNotFound(await listOtherLeads(leadId(request), deps)),
    }),
    defineRoute({
      id: 'add-note',
      method: 'post',
      path: '/api/admin/leads/{id}/notes',
      summary: 'Adds a note to a lead',
      body: leadNote,
      responses: theLead,
      handler: ({ body, request, response }) => change(request, response, (state, meta) => addNote(state, body, meta)),
    }),
    defineRoute({
      id: 'remove-note',
      method: 'delete',
      path: '/api/admin/leads/{id}/notes/{note}',
      summary: 'Removes a note that the user wrote',
      responses: theLead,
      errors: { 409: 'Somebody else wrote the note' },
      handler: ({ request, response }) =>
        change(request, response, (state, meta) => removeNote(state, String(request.params['note']), meta)),
    }),
    defineRoute({
      id: 'resend-mail',
      method: 'post',
      path: '/api/admin/leads/{id}/resend',
      summary: 'Sends the letter to the office about a lead again',
      responses: theLead,
      handler: ({ request, response }) => change(request, response, resendMail),
    }),
    defineRoute({
      id: 'read-resume',
      method: 'get',
      path: '/api/admin/leads/{id}/resume',
      summary: 'The file of an application',
      responses: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
      async handler({ request, response }) {
        const lead = orNotFound(await readLead(leadId(request)));
        const resume = resumeOf(lead);
        if (!resume) throw new HttpError(404, 'No file came with this lead.');
        const bytes = await deps.store.readFile(lead);
        if (!bytes) throw new HttpError(404, 'The file for this résumé is missing or damaged.');
        response.attachment(resume.name).type(resume.type).send(bytes);
      },
    }),
    defineRoute({
      id: 'find-person',
      method: 'post',
      path: '/api/admin/people/find',
      summary: 'Counts what is stored about an email address, a phone number or a full name',
      body: personRequest,
      responses: { 200: { description: 'The counts and the names', schema: personFound } },
      errors: { 404: 'Nothing is stored about it' },
      handler: ({ body }) => requirePerson(body),
    }),
    defineRoute({
      id: 'export-person',
      method: 'post',
      path: '/api/admin/people/export',
      summary: 'Exports everything about an email address, a phone number or a full name',
      body: personRequest,
      responses: {
        200: {
          description: 'The leads, with all that was done about them',
          schema: z.looseObject({ leads: z.array(z.looseObject({})) }),
        },
      },
      errors: { 404: 'Nothing is stored about it' },
      handler: async ({ body, response }) => {
        await requirePerson(body);
        response.attachment('person.json').type('json');
        await sendStream([Readable.from(exportPerson(body, deps.store, deps.now()))], response);
      },
    }),
    defineRoute({
      id: 'erase-person',
      method: 'post',
      path: '/api/admin/people/erase',
      summary: 'Erases everything about an email address, a phone number or a full name; for the owner alone',
      body: personRequest,
      responses: { 200: { description: 'How much was erased', schema: erased } },
      errors: { 403: 'The current user is not the owner' },
      middleware: [ownerOnly],
      handler: ({ body }) => erasePerson(body, deps.store, deps.now()),
    }),
  ];
}

/** @throws {HttpError} 404 for anything that is not a UUID: no lead has such an id */
function leadId(request: Request): string {
  const id = String(request.params['id']).toLowerCase();
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw leadNotFound();
  return id;
}

const leadNotFound = () => new HttpError(404, 'This lead no longer exists.');

function orNotFound<T>(value: T | undefined): T {
  if (!value) throw leadNotFound();
  return value;
}

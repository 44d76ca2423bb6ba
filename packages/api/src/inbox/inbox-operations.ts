import {
  endpoints,
  erased,
  leadChange,
  leadDetail,
  leadFilter,
  leadNote,
  leadPage,
  personRequest,
} from '@hvac/content/model';
import * as z from 'zod/mini';
import type { Operation } from '../openapi/operation.ts';
import { leadListQuery } from './list-leads.ts';

const one = `${endpoints.adminLeads}/{id}`;
const theLead = { 200: { description: 'The lead as it is now', schema: leadDetail } };
const notKept = { 503: 'It could not be kept; Retry-After says in how many seconds to try again' };

/** The calls of the office's inbox, as the document tells them. */
export const inboxOperations: readonly Operation[] = [
  {
    id: 'list-leads',
    method: 'get',
    path: endpoints.adminLeads,
    summary: 'Leads that pass a filter, newest first, 50 a page',
    admin: true,
    query: leadListQuery,
    answers: { 200: { description: 'One page', schema: leadPage } },
  },
  {
    id: 'export-leads',
    method: 'get',
    path: `${endpoints.adminLeads}.csv`,
    summary: 'Leads that pass a filter, as a table for spreadsheets',
    admin: true,
    query: leadFilter,
    answers: { 200: { description: 'All of them, newest first', type: 'text/csv' } },
  },
  { id: 'read-lead', method: 'get', path: one, summary: 'One lead', admin: true, answers: theLead },
  {
    id: 'change-lead',
    method: 'patch',
    path: one,
    summary: 'Sets the status of a lead, marks it as read or unread, or takes a suspect into the inbox',
    admin: true,
    body: leadChange,
    answers: theLead,
    refusals: notKept,
  },
  {
    id: 'add-note',
    method: 'post',
    path: `${one}/notes`,
    summary: 'Writes a note about a lead',
    admin: true,
    body: leadNote,
    answers: theLead,
    refusals: notKept,
  },
  {
    id: 'resend-mail',
    method: 'post',
    path: `${one}/resend`,
    summary: 'Has the message to the office about a lead sent once more',
    admin: true,
    answers: theLead,
    refusals: notKept,
  },
  {
    id: 'read-resume',
    method: 'get',
    path: `${one}/resume`,
    summary: 'The file of an applicant',
    admin: true,
    answers: { 200: { description: 'The file, to be saved', type: 'application/octet-stream' } },
  },
  {
    id: 'export-person',
    method: 'post',
    path: `${endpoints.adminPeople}/export`,
    summary: 'Everything that is kept about one email address',
    admin: true,
    body: personRequest,
    answers: {
      200: {
        description: 'What was sent, what became of it, and files in base64',
        schema: z.object({ email: z.string(), exportedAt: z.iso.datetime(), leads: z.array(z.looseObject({})) }),
      },
    },
  },
  {
    id: 'erase-person',
    method: 'post',
    path: `${endpoints.adminPeople}/erase`,
    summary: 'Erases everything that is kept about one email address',
    admin: true,
    body: personRequest,
    answers: { 200: { description: 'How much was erased', schema: erased } },
    refusals: notKept,
  },
];

import {
  endpoints,
  erased,
  leadChange,
  leadChanges,
  leadsChanged,
  leadDetail,
  leadFilter,
  leadNote,
  leadPage,
  otherLeads,
  personRequest,
} from '@hvac/content/model';
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
    id: 'other-leads',
    method: 'get',
    path: `${one}/others`,
    summary: 'Other leads from the same phone or e-mail address, newest first',
    admin: true,
    answers: { 200: { description: 'Some of them, and whether there are more', schema: otherLeads } },
  },
  {
    id: 'change-lead',
    method: 'patch',
    path: one,
    summary: 'Sets the status or the follow-up day of a lead, marks it as read or unread, or clears a suspect',
    admin: true,
    body: leadChange,
    answers: theLead,
    refusals: notKept,
  },
  {
    id: 'change-leads',
    method: 'post',
    path: `${endpoints.adminLeads}/changes`,
    summary: 'Makes one change of several leads',
    admin: true,
    body: leadChanges,
    answers: { 200: { description: 'How many there were of them', schema: leadsChanged } },
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
      200: { description: 'What was sent, what became of it, and the files: a ZIP archive', type: 'application/zip' },
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

import { newLeadState, type Lead, type LeadState } from '../src/leads/model/lead.ts';
import { fillDataFolder, storedLead } from './stored-leads.ts';

/** Two years of a busy contractor: all that the retention times leave. */
const total = 25_000;
const months = 24;
const surnames = ['Whitfield', 'Muñoz', 'Okafor', 'Delgado', 'Pruitt', 'Hargrove', 'O’Neill', 'Bell', 'Pham', 'Bauer'];
const streets = ['Beach Blvd', 'Oak Lane', 'River Road', 'Bay Street', 'San Jose Blvd', 'Park Avenue', 'Main Street'];

/** A lead that differs from others as leads do, with what the mail leaves beside it. */
function lead(receivedAt: string, index: number): Lead {
  const { entity, submission, ...rest } = storedLead(receivedAt);
  const lastName = surnames[index % surnames.length] ?? '';
  const phone = `904-${String(100 + (index % 900))}-${String(index % 10_000).padStart(4, '0')}`;
  const message = `${entity.message} I live at ${index} ${streets[index % streets.length]}, please ring twice.`;
  const state: LeadState = {
    ...newLeadState(),
    history: [{ at: receivedAt, kind: 'mail-sent', detail: '' }],
    deliveries: { office: { 'office@hvac.example': { attempts: 1, sentAt: receivedAt } } },
  };
  return {
    ...rest,
    entity: { ...entity, lastName, phone, message },
    submission,
    state,
  };
}

/** Fills a new data folder with 25,000 leads of two years. */
export const fillTwoYears = (root: string): Promise<void> =>
  fillDataFolder(root, Array<number>(months).fill(Math.ceil(total / months)), lead);

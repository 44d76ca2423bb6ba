import type { CalendarDate } from '@hvac/content/model';

/** A date that the owner must confirm. `npm run launch-check` lists it until then. */
const sample = (value: CalendarDate): { value: CalendarDate; placeholder: true; confirmedBy?: string } => ({
  value,
  placeholder: true,
});

/** The date of each article. */
export const postDates = {
  remoteMonitoring: sample('2025-10-01'),
  floridaHumidity: sample('2025-10-01'),
  allergySeason: sample('2025-10-01'),
  energySaving: sample('2025-10-01'),
  fernandinaEmergency: sample('2025-08-12'),
  runsNonstop: sample('2025-07-08'),
};

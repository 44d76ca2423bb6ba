import { createQueryClient } from '@hvac/ui/lead-forms';

/** What was read from the API stays read from one page to the next. */
export const queryClient = createQueryClient();

import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onlyOn } from '../../../../../.storybook/viewports.ts';
import { company } from '../../test-utils/fixtures/company.ts';
import { inCard } from '../../test-utils/forms/inCard.tsx';
import { problemReady } from '../../test-utils/forms/play.ts';
import { serviceRequest } from '../../test-utils/forms/serviceRequest.ts';
import { leadStates } from '../../test-utils/forms/states.ts';
import { ServiceRequestForm } from './ServiceRequestForm.tsx';

const meta = preview.meta({
  title: 'Lead forms/ServiceRequestForm',
  component: ServiceRequestForm,
  args: { company, onSuccess: fn() },
  decorators: [inCard],
});

const states = leadStates(serviceRequest());

export const Idle = meta.story(states.idle);
export const Filled = meta.story(states.filled);
export const Submitting = meta.story(states.submitting);
export const Success = meta.story(states.success);
export const Invalid = meta.story(states.invalid);
export const ServerError = meta.story(states.serverError);
export const NotKept = meta.story(states.notKept);
export const RateLimited = meta.story(states.rateLimited);
export const TooLarge = meta.story(states.tooLarge);
export const BadGateway = meta.story({ ...states.badGateway, tags: ['behavior'] });
export const Offline = meta.story(states.offline);
export const RetryAfterOffline = meta.story({ ...states.retryAfterOffline, tags: ['behavior'] });
export const CaptchaError = meta.story(states.captchaError);
export const RestoredDraft = meta.story(states.restoredDraft);

/** In the narrow card beside an article. */
export const InANarrowCard = meta.story({
  ...onlyOn('desktop'),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 330 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await problemReady(canvas);
  },
});

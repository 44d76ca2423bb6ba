import { serviceRequestPayload, type ServiceRequestPayload } from '@hvac/content/model';
import { dialogWords } from '@hvac/content/words';
import { Button, ButtonLink } from '@hvac/ui';
import { useAdminToken, type AdminToken } from '@hvac/ui/admin';
import { handlers } from '@hvac/ui/mocks';
import { useSpecials, type Specials } from '@hvac/ui/specials';
import { breakpoints, tokens, vars } from '@hvac/ui/theme';

/** Type test of the packages' public API: this file only has to compile. */
export const payload = (input: unknown): ServiceRequestPayload => serviceRequestPayload.parse(input);
export const action: string = vars.color.action;
export const facts: readonly string[] = [tokens.color.action, breakpoints.tablet, dialogWords.close];
export const session: () => AdminToken = useAdminToken;
export const offers: () => Specials = useSpecials;
export const mocks: number = handlers.length;

export const Buttons = () => (
  <>
    <Button variant="secondary" onClick={(event) => event.currentTarget.blur()}>
      Send
    </Button>
    {/* @ts-expect-error -- a variant that does not exist must not compile */}
    <Button variant="purple">Send</Button>
    {/* @ts-expect-error -- a link without a target must not compile */}
    <ButtonLink>Contact</ButtonLink>
  </>
);

/** The office's screens, and what they need around them. Never part of what visitors load. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { AdminGate } from './admin/AdminGate/AdminGate.tsx';
export { AdminLogin } from './admin/AdminLogin/AdminLogin.tsx';
export { AdminShell } from './admin/AdminShell/AdminShell.tsx';
export { adminRequest } from './admin/adminRequest.ts';
export { useAdminToken, type AdminToken } from './admin/useAdminToken.ts';

export { LeadInbox, type LeadInboxProps } from './admin/inbox/LeadInbox/LeadInbox.tsx';
export { SpecialsManager, type SpecialsManagerProps } from './admin/specials/SpecialsManager/SpecialsManager.tsx';

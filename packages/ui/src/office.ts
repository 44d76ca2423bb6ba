/** The office's screens, and what they need around them. Never part of what visitors load. */

// First: in the style sheet, what the theme sets on elements comes before the components.
import './theme/theme.css.ts';

export { AdminGate } from './office/gate/AdminGate/AdminGate.tsx';
export { AdminLogin } from './office/gate/AdminLogin/AdminLogin.tsx';
export { AdminShell } from './office/shell/AdminShell/AdminShell.tsx';
export { adminRequest } from './office/gate/adminRequest.ts';
export { useAdminToken, type AdminToken } from './office/gate/useAdminToken.ts';

export { LeadInbox, type LeadInboxProps } from './office/inbox/LeadInbox/LeadInbox.tsx';
export { TeamManager, type TeamManagerProps } from './office/team/TeamManager/TeamManager.tsx';
export { VisitsBoard, type VisitsBoardProps } from './office/visits/VisitsBoard/VisitsBoard.tsx';
export { SpecialsManager, type SpecialsManagerProps } from './office/specials/SpecialsManager/SpecialsManager.tsx';

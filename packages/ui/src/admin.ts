/** The admin screens and their layout. Visitors never load them. */

// Imported first: the theme's element styles have to precede those of the components.
import './theme/theme.css.ts';

export { RequireAuth } from './admin/auth/RequireAuth/RequireAuth.tsx';
export { AdminLogin } from './admin/auth/AdminLogin/AdminLogin.tsx';
export { AdminLayout, AdminScreen, type AdminLayoutProps } from './admin/layout/AdminLayout/AdminLayout.tsx';
export { adminRequest } from './admin/api.ts';
export { useAdminToken, type AdminToken } from './admin/auth/adminToken.ts';

export { LeadInbox } from './admin/inbox/LeadInbox/LeadInbox.tsx';
export { LeadSources } from './admin/sources/LeadSources/LeadSources.tsx';
export { TeamManager } from './admin/team/TeamManager/TeamManager.tsx';
export { SpecialsManager, type SpecialsManagerProps } from './admin/specials/SpecialsManager/SpecialsManager.tsx';

export { LeadInbox as Component } from '@hvac/ui/admin';

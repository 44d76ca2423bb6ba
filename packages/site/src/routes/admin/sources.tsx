export { LeadSources as Component } from '@hvac/ui/admin';

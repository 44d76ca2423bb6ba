export { TeamManager as Component } from '@hvac/ui/admin';

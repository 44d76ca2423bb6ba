export { Button } from '@hvac/ui';

export { Button } from '@platform/ui/Button';

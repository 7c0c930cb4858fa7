import '@platform/ui/styles.css';
import '@platform/ui/brands/aurora.css';
import { Button } from '@platform/ui';

export const Play = () => <Button onClick={() => alert('Play')}>Play</Button>;

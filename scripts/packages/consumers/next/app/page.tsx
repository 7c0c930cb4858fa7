import { Stack } from '@platform/ui/Stack';
import { SignIn } from './SignIn';

/** A server component, which renders parts of both kinds. */
export default function Page() {
  return (
    <Stack>
      <SignIn />
    </Stack>
  );
}

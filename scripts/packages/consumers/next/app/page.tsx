import { Stack } from '@platform/ui/Stack';
import { SignIn } from './SignIn';

/** A server component, which renders server and client components. */
export default function Page() {
  return (
    <Stack>
      <SignIn />
    </Stack>
  );
}

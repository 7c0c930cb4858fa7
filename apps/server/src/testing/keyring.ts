import { systemRandom } from '../ports/random';
import { Keyring } from '../sealing/keyring';

/** What the tokens of a test app are signed with. */
export const JWT_SECRET = 'a secret of at least thirty-two characters';

/** What test apps encrypt with. */
export const TEST_KEYRING = new Keyring(systemRandom, [{ version: 1, secret: JWT_SECRET }]);

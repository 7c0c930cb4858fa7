import { systemRandom } from '../ports/random';
import { Keyring } from '../sealing/keyring';

export const JWT_SECRET = 'a secret of at least thirty-two characters';

export const TEST_KEYRING = new Keyring(systemRandom, [{ version: 1, secret: JWT_SECRET }]);

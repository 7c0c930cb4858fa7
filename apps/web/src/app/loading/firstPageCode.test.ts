import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { firstPageCode } from './firstPageCode';
import { loadMemberHeader } from '../shell/lateHeader';
import { preload } from './preload';

vi.mock('./preload', () => ({ preload: vi.fn() }));
vi.mock('../shell/lateHeader', () => ({ loadMemberHeader: vi.fn() }));

const ADDRESS = 'https://aurora.example/wingo1Minute';
const session = (signedIn: boolean) => ({ get: () => ({ signedIn, token: null, member: null }) });
const never = () => new Promise<never>(() => {});

function wait(signedIn = true) {
  const over = vi.fn();
  void firstPageCode(session(signedIn), ADDRESS).then(over);
  return over;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(preload).mockResolvedValue();
  vi.mocked(loadMemberHeader).mockResolvedValue(undefined);
});
afterEach(() => void vi.useRealTimers());

test("waits for the code of a member's page and header", async () => {
  const header = new Promise((resolve) => setTimeout(resolve, 250));
  vi.mocked(loadMemberHeader).mockReturnValue(header);
  const over = wait();
  await vi.advanceTimersByTimeAsync(249);
  expect(preload).toHaveBeenLastCalledWith(ADDRESS);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

test('stops waiting after 300 ms', async () => {
  vi.mocked(preload).mockReturnValue(never());
  const over = wait();
  await vi.advanceTimersByTimeAsync(299);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledOnce();
});

test('stops waiting if the header fails to load', async () => {
  vi.mocked(loadMemberHeader).mockRejectedValue(new TypeError('Failed to fetch'));
  const over = wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledOnce();
});

test('warms up number formatting in a separate task while a member waits', async () => {
  const format = vi.spyOn(Intl, 'NumberFormat');
  wait();
  expect(format).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(0);
  expect(format).toHaveBeenCalledOnce();
  format.mockRestore();
});

test('does not delay visitors', async () => {
  vi.mocked(preload).mockReturnValue(never());
  const over = wait(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(over).toHaveBeenCalledOnce();
});

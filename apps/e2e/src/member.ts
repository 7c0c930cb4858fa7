/**
 * Registers a member through the API.
 *
 * @returns what a browser remembers of a member who is signed in, for its local storage
 */
export async function signUp(origin: string, name: string): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      invite_code: '',
      name,
      email: `${name.toLowerCase()}@example.com`,
      password: 'Sunrise-2026',
      confirm_password: 'Sunrise-2026',
      phone: '+919876543210',
    }),
  });
  const { token, data, message } = (await response.json()) as {
    token: string;
    message: string;
    data: { user: { id: string; code: string } };
  };
  if (!token) throw new Error(`The member for the pictures was refused: ${message}`);
  const { id, code } = data.user;
  return {
    auth: 'true',
    accessToken: token,
    user: JSON.stringify({ name, ...data.user }),
    ID: id,
    userName: code,
    preview_id: 'false',
  };
}

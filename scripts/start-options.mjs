// Reads what `npm start -- …` was given: --port N, --host H, --db FILE. Environment: PORT, HOST, ARCOLOGY_DB, ARCOLOGY_PASSPHRASE.

const USAGE = "Usage: npm start -- [--port N] [--host H] [--db FILE]";

/** Ends the process with one sentence when an option is unknown or wrong. */
export function startOptions(argv, environment) {
  const given = { port: environment.PORT ?? "3000", host: environment.HOST ?? "127.0.0.1", db: environment.ARCOLOGY_DB };
  for (let i = 0; i < argv.length; i++) {
    const [name, inline] = argv[i].split(/=(.*)/s, 2);
    const key = { "--port": "port", "-p": "port", "--host": "host", "-H": "host", "--db": "db" }[name];
    if (!key) fail(`"${argv[i]}" is not an option of npm start.`);
    const value = inline ?? argv[++i];
    if (!value) fail(`${name} needs a value.`);
    given[key] = value;
  }
  if (!/^\d+$/.test(given.port) || Number(given.port) > 65535) fail(`--port takes a number from 0 to 65535, not "${given.port}".`);
  return { args: ["--port", given.port, "--host", given.host], env: given.db ? { ARCOLOGY_DB: given.db } : {} };
}

function fail(sentence) {
  console.error(`${sentence}\n${USAGE}`);
  process.exit(2);
}

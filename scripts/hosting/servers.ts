import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a build is served: the folder of its host, and the path below it. */
export interface Site {
  /** The host's folder; a build below a path lies in its subfolder. */
  root: string
  base: string
  port: number
  /** A folder for the server's own files. */
  scratch: string
}

/** One of the servers that deploy/ has files for. */
export interface HostServer {
  name: 'nginx' | 'caddy'
  /** Starts it with the file of deploy/, changed only where that file says so. Its output goes to this terminal. */
  start: (site: Site) => ChildProcess
}

/** True when this machine has the program. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-h'], { stdio: 'ignore' }).error === undefined
}

/** The servers, in the order of the check. */
export const hostServers: readonly HostServer[] = [
  { name: 'nginx', start: startNginx },
  { name: 'caddy', start: startCaddy },
]

/** What a packaged nginx.conf holds around the files of a site. */
function nginxFrame({ scratch }: Site, mimeTypes: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `daemon off;
pid ${scratch}/nginx.pid;
error_log stderr warn;
events {}
http {
  include ${mimeTypes};
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join('\n  ')}
  include site.conf;
}
`
}

function startNginx(site: Site): ChildProcess {
  const { root, base, port, scratch } = site
  const own = join(scratch, 'moc-lan')
  mkdirSync(own, { recursive: true })
  cpSync('deploy/nginx', own, { recursive: true })
  const file = base === '/' ? 'top.conf' : 'below-a-path.conf'
  const text = readFileSync(join('deploy/nginx', file), 'utf8')
  const siteText = text
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/moc-lan;', `${root};`)
    .replaceAll('/shop', base.slice(0, -1) || '/shop')
  writeFileSync(join(scratch, 'site.conf'), siteText)
  writeFileSync(join(scratch, 'nginx.conf'), nginxFrame(site, '/etc/nginx/mime.types'))
  return spawn('nginx', ['-e', 'stderr', '-p', scratch, '-c', join(scratch, 'nginx.conf')], {
    stdio: 'inherit',
  })
}

function startCaddy({ root, base, port, scratch }: Site): ChildProcess {
  const file = join(scratch, 'Caddyfile')
  // Without its control port, so that several can run on one machine.
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync('deploy/caddy/Caddyfile', 'utf8')}`)
  const env = {
    ...process.env,
    SHOP_ADDRESS: `http://127.0.0.1:${port}`,
    SHOP_ROOT: root,
    SHOP_BASE: base.slice(0, -1),
    XDG_DATA_HOME: scratch,
    XDG_CONFIG_HOME: scratch,
  }
  // It tells of its start on stderr; what fails is read from its answers.
  return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env,
  })
}

/** Ends a server and removes its files. */
export async function stop(server: ChildProcess, { scratch }: Site): Promise<void> {
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
  rmSync(scratch, { recursive: true, force: true })
}

import { spawn, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where a build is served: the folder of its host, the path below it, and a folder for the server's own files. */
export interface Site {
  root: string
  base: string
  port: number
  scratch: string
}

/** What a packaged nginx.conf holds around the files of a site. */
const nginxFrame = (scratch: string) => `daemon off;
pid ${scratch}/nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${scratch}/${kind};`).join('\n  ')}
  include site.conf;
}
`

/** What the apache2.conf of a shared host holds around the .htaccess of a site: it lets that file set what it needs. */
function apacheFrame({ root, base, port, scratch }: Site): string {
  const { stdout } = spawnSync('which', ['apache2'], { encoding: 'utf8' })
  const modules = join(dirname(stdout.trim()), '../lib/apache2/modules')
  const loaded = [
    'mpm_event',
    'authz_core',
    'alias',
    'dir',
    'mime',
    'filter',
    'deflate',
    'headers',
    'rewrite',
  ]
  return `ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${scratch}/httpd.pid
ErrorLog /dev/stderr
LogLevel error
${loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join('\n')}
User nobody
Group nogroup
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
${base === '/' ? '' : 'RedirectMatch 404 ^/$'}
`
}

/** Start the servers with the files of deploy/, changed only where those files say so. */
const starts = {
  nginx({ root, base, port, scratch }: Site) {
    cpSync('deploy/nginx', join(scratch, 'moc-lan'), { recursive: true })
    const file = base === '/' ? 'top.conf' : 'below-a-path.conf'
    const site = readFileSync(join('deploy/nginx', file), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('/var/www/moc-lan;', `${root};`)
      .replaceAll('/shop', base.slice(0, -1) || '/shop')
    writeFileSync(join(scratch, 'site.conf'), site)
    writeFileSync(join(scratch, 'nginx.conf'), nginxFrame(scratch))
    const args = ['-e', 'stderr', '-p', scratch, '-c', join(scratch, 'nginx.conf')]
    return spawn('nginx', args, { stdio: 'inherit' })
  },
  apache2({ root, base, port, scratch }: Site) {
    cpSync('deploy/apache/.htaccess', join(root, base, '.htaccess'))
    writeFileSync(join(scratch, 'httpd.conf'), apacheFrame({ root, base, port, scratch }))
    const args = ['-D', 'FOREGROUND', '-d', scratch, '-f', join(scratch, 'httpd.conf')]
    return spawn('apache2', args, { stdio: ['ignore', 'ignore', 'inherit'] })
  },
  caddy({ root, base, port, scratch }: Site) {
    const file = join(scratch, 'Caddyfile')
    // Without its control port, so that several can run on one machine.
    const text = `{\n\tadmin off\n}\n${readFileSync('deploy/caddy/Caddyfile', 'utf8')}`
    writeFileSync(file, text)
    const env = {
      ...process.env,
      SHOP_ADDRESS: `http://127.0.0.1:${port}`,
      SHOP_ROOT: root,
      SHOP_BASE: base.slice(0, -1),
      XDG_DATA_HOME: scratch,
      XDG_CONFIG_HOME: scratch,
    }
    // It tells of its start on stderr; what fails is read from its answers.
    const args = ['run', '--config', file, '--adapter', 'caddyfile']
    return spawn('caddy', args, { stdio: 'ignore', env })
  },
}

/** The servers that deploy/ has files for; `isInstalled` says which this machine has. */
export const hostServers = Object.entries(starts).map(([name, start]) => ({
  name,
  start,
  isInstalled: spawnSync(name, ['-h'], { stdio: 'ignore' }).error === undefined,
}))

/** `slidewright completion`: what a shell needs to complete commands, options and their values. */
import { formats, imageSources, imageStyles } from '@slidewright/contract/choices';
import { templateIds } from '@slidewright/contract/template';
import { Argument, type Command } from 'commander';
import { planNames } from '../store/plans.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

/** What may follow an option. */
const values: Readonly<Record<string, readonly string[]>> = {
  '--template': templateIds,
  '--plan': planNames,
  '--format': formats,
  '--image-source': imageSources,
  '--image-style': imageStyles,
};

export function completionCommand(program: Command): void {
  program
    .command('completion')
    .summary('completion for bash, zsh or fish')
    .description(
      'Prints what a shell needs to complete this program. bash: source <(slidewright completion bash); fish: slidewright completion fish | source',
    )
    .addArgument(new Argument('<shell>', 'which shell').choices(shells))
    .action((shell: (typeof shells)[number]) => {
      process.stdout.write(shell === 'fish' ? forFish(program) : forBash(program, shell === 'zsh'));
    });
}

/** Every command that can be called, by its words after the program's name, with what may follow. */
function linesOf(command: Command, path = ''): [path: string, words: string[]][] {
  const options = command.options.flatMap(({ long }) => (long ? [long] : []));
  const own: [string, string[]] = [path, [...command.commands.map((sub) => sub.name()), ...options, '--help']];
  return [own, ...command.commands.flatMap((sub) => linesOf(sub, `${path} ${sub.name()}`.trim()))];
}

function forBash(program: Command, isZsh: boolean): string {
  const cases = linesOf(program).map(([path, words]) => `    '${path}') words='${words.join(' ')}' ;;`);
  const choices = Object.entries(values).map(([option, all]) => `    ${option}) words='${all.join(' ')}' ;;`);
  return `${isZsh ? 'autoload -U +X compinit && compinit -u; autoload -U +X bashcompinit && bashcompinit\n' : ''}_slidewright() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" path='' words='' word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$word" in -*) break ;; *) path="\${path:+$path }$word" ;; esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  case "$prev" in
${choices.join('\n')}
    --file|--text-file|--out|--gallery) COMPREPLY=($(compgen -f -- "$cur")); return ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o filenames -F _slidewright slidewright
`;
}

function forFish(program: Command): string {
  const quoted = (text: string) => `'${text.replaceAll("'", "\\'")}'`;
  const lines = ['complete -c slidewright -f'];
  const add = (command: Command, condition: string): void => {
    for (const sub of command.commands) {
      lines.push(`complete -c slidewright -n ${quoted(condition)} -a ${sub.name()} -d ${quoted(sub.summary() || sub.description())}`);
    }
    for (const { long, description } of command.options) {
      if (!long) continue;
      const choices = values[long];
      const takes = choices ? ` -x -a ${quoted(choices.join(' '))}` : /file|out|gallery/.test(long) ? ' -r -F' : '';
      lines.push(`complete -c slidewright -n ${quoted(condition)} -l ${long.slice(2)}${takes} -d ${quoted(description)}`);
    }
  };
  add(program, '__fish_use_subcommand');
  for (const command of program.commands) {
    add(command, `__fish_seen_subcommand_from ${command.name()}`);
    for (const sub of command.commands) {
      add(sub, `__fish_seen_subcommand_from ${command.name()}; and __fish_seen_subcommand_from ${sub.name()}`);
    }
  }
  return `${lines.join('\n')}\n`;
}

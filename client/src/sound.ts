import type { TableView, What } from "./messages.generated";
import type { Settings } from "./settings.svelte";

/** A few soft tones, made on the spot; silent until the person asks for them. */
export class Bell {
  #audio: AudioContext | null = null;
  #lastPrompt = "";

  ring(sounds: Settings["sounds"], what: What, view: TableView): void {
    const isNewTurn = view.awaits === "you" && view.prompt !== this.#lastPrompt;
    this.#lastPrompt = view.prompt;
    if (sounds === "off") return;
    if (isNewTurn) this.#tone(660, 0.16, 0.05);
    else if (sounds === "all" && what.kind === "played")
      this.#tone(what.took === null ? 210 : 160, 0.06, 0.04);
  }

  #tone(pitch: number, seconds: number, loudness: number): void {
    try {
      this.#audio ??= new AudioContext();
      const { currentTime, destination } = this.#audio;
      const tone = this.#audio.createOscillator();
      const gain = this.#audio.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(loudness, currentTime);
      gain.gain.exponentialRampToValueAtTime(0.0001, currentTime + seconds);
      tone.connect(gain).connect(destination);
      tone.start();
      tone.stop(currentTime + seconds);
    } catch {
      // No sound device is no reason to stop a game.
    }
  }
}
